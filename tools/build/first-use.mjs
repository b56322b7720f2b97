// Registers `client:first-use` (src/browser/page/first-use.ts). Astro inlines it like its own directives and counts its
// hash into the content security policy.
import { fileURLToPath } from 'node:url';

export default function firstUse() {
  return {
    name: 'first-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config }) =>
        addClientDirective({
          name: 'first-use',
          entrypoint: fileURLToPath(new URL('src/browser/page/first-use.ts', config.root)),
        }),
    },
  };
}
