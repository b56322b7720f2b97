/**
 * Where the first screens of a long page end. The build puts a stylesheet here with the rules of what follows, so that
 * a browser can paint what stands above before they come (tools/build/finish-page.ts).
 */
export const fold = '<!--fold-->';
