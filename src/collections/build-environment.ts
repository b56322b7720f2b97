// What pages take from the environment of the build. The functions have their own (src/server/config.ts), and the
// address of the site is Astro's (astro.config.mjs).

interface BuildEnvironment {
  /** Whether the public will see this build. Netlify names the context; a build without one is somebody's own. */
  readonly publicSite: boolean;
  /** The origin browsers send files to; null: that of the local stack, whose port is not known to the build. */
  readonly storageOrigin: string | null;
}

const { CONTEXT, SUPABASE_URL } = process.env;

export const buildEnvironment: BuildEnvironment = {
  publicSite: CONTEXT === 'production',
  storageOrigin: SUPABASE_URL ? new URL(SUPABASE_URL).origin : null,
};
