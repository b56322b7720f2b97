// Vite wraps each `import()` in a helper that looks for the styles and scripts a file will need and asks for those
// first. Styles are in the pages here, and what comes later needs little that is not there already: the helper is
// 0.8 kB in every page for nothing.
const helper = '\0vite/preload-helper.js';

/** A Vite plugin: what is imported later is imported, and no more. */
export default function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    },
  };
}
