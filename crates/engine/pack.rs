// How the engine is packed, for the program and for the static site alike: this file is part
// of the build script of `engine` and of `xtask`.

/// The module, compressed, without the sections that only debuggers read.
fn pack(module: &[u8]) -> std::io::Result<Vec<u8>> {
    use std::io::Write;
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(&stripped(module).unwrap_or_else(|| module.to_vec()))?;
    packer.finish()
}

/// The same module without its custom sections; nothing where it cannot be read.
fn stripped(module: &[u8]) -> Option<Vec<u8>> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let mut kept = module.get(..HEADER)?.to_vec();
    let mut at = HEADER;
    while let Some(&id) = module.get(at) {
        let (mut length, mut shift, mut end) = (0_usize, 0, at + 1);
        loop {
            let byte = *module.get(end)?;
            end += 1;
            length |= usize::from(byte & 0x7f).checked_shl(shift)?;
            shift += 7;
            if byte < 0x80 {
                break;
            }
        }
        end = end.checked_add(length)?;
        let section = module.get(at..end)?;
        if id != CUSTOM {
            kept.extend_from_slice(section);
        }
        at = end;
    }
    Some(kept)
}
