/** Makes this file a module, so that it adds to Astro's types instead of replacing them. */
export declare const directive: 'awake';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:awake'?: 'load' | 'idle' | 'sight';
  }
}
