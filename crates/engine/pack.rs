// How the engine is packed, for the program and for the static site alike: this file is part
// of the build script of `engine` and of `xtask`.

/// The module, compressed as `xz --format=lzma` would do it when told to take its time, without
/// the sections that only debuggers read. `web/assets/unpack.js` unpacks it.
fn pack(module: &[u8]) -> std::io::Result<Vec<u8>> {
    use std::io::Write;
    let module = stripped(module).unwrap_or_else(|| module.to_vec());
    let mut how = lzma_rust2::LzmaOptions::with_preset(9);
    // Everything that came before can be pointed at, and nothing is aligned in a module.
    how.dict_size = u32::try_from(module.len().next_power_of_two()).map_err(std::io::Error::other)?;
    (how.lc, how.lp, how.pb) = (4, 0, 0);
    how.nice_len = 273;
    how.depth_limit = 512;
    let size = Some(module.len() as u64);
    let mut packer = lzma_rust2::LzmaWriter::new_use_header(Vec::new(), &how, size)?;
    packer.write_all(&module)?;
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
