@rem What `exec` is to the shells of Linux and macOS, for the scripts of package.json: there the shell gives way to the
@rem program, so that an interrupt to npm alone reaches it. Windows looks for commands in this folder first.
@%*
