// The part of subset-font that we use; it brings no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Leaves out glyphs only layout features lead to (small capitals, alternates). */
    noLayoutClosure?: boolean;
    /** Leaves out instructions for coarse screens. */
    noHinting?: boolean;
    /** Layout features that stay; all when absent. */
    keepFeatures?: string[];
    /** Tables that stay out, by their four letters. */
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
