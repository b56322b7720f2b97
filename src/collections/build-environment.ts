// What pages take from the environment of the build. The functions have their own (src/server/config.ts), and the
// address of the site is Astro's (astro.config.mjs).

export interface PreviewedBranch {
  readonly repository: string;
  readonly branch: string;
}

interface BuildEnvironment {
  /** Whether the public will see this build. Netlify names the context; a build without one is somebody's own. */
  readonly publicSite: boolean;
  /** Whether this is `npm run dev`, which shows unproven claims with a mark. Every build says what the public may read. */
  readonly isPreviewInDevelopment: boolean;
  /** Whether drafts are shown: to whoever looks at a pull request before it is published. */
  readonly showsDrafts: boolean;
  /** The branch a pull request is previewed from; null in every other build. `repository` may hold a token. */
  readonly previewed: PreviewedBranch | null;
  /** The origin browsers send files to; for storage on this machine a stand-in. */
  readonly storageOrigin: string;
  /** Whether the pages show the service as if everything an offer rests on were confirmed. Never on a public site. */
  readonly hasSampleConfirmations: boolean;
}

const { CONTEXT, SUPABASE_URL, REPOSITORY_URL, HEAD, SAMPLE_CONFIRMATIONS } = process.env;

/**
 * Stands for the storage of a local stack, whose port no build knows. It leads nowhere: a build that was published
 * without SUPABASE_URL lets no page talk to the visitor's own machine. The stack writes its own (tools/local).
 */
export const localStorageOrigin = 'https://storage.invalid';

function storageOf(address: string | undefined): string {
  if (!address) return localStorageOrigin;
  const { origin, hostname } = new URL(address);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? localStorageOrigin : origin;
}

export const buildEnvironment: BuildEnvironment = {
  publicSite: CONTEXT === 'production',
  isPreviewInDevelopment: import.meta.env?.DEV === true,
  showsDrafts: CONTEXT === 'deploy-preview',
  previewed:
    CONTEXT === 'deploy-preview' && REPOSITORY_URL && HEAD
      ? { repository: REPOSITORY_URL, branch: HEAD }
      : null,
  storageOrigin: storageOf(SUPABASE_URL),
  hasSampleConfirmations: CONTEXT === undefined && SAMPLE_CONFIRMATIONS === 'on',
};
