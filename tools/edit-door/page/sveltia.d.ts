// What /edit uses of Sveltia CMS. The package is fetched on demand (tools/on-demand/edit-door), so that its own types are
// not there when ours are checked.
declare module '@sveltia/cms' {
  interface Cms {
    init(options: { config: unknown }): Promise<void>;
    registerCustomFormat(
      name: string,
      extension: string,
      methods: { fromFile: (text: string) => unknown; toFile: (value: unknown) => string },
    ): void;
  }
  const cms: Cms;
  export default cms;
}
