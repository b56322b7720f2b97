// The parts of a trial of a deployed site. Everything is asked of a running deploy, never of this folder.

/** The result of one question. `differs`: it works, but not as on the local stack, so no test here has seen it. */
export interface Outcome {
  readonly state: 'ok' | 'fault' | 'differs' | 'unasked';
  readonly what: string;
}

export const ok = (what: string): Outcome => ({ state: 'ok', what });
export const fault = (what: string): Outcome => ({ state: 'fault', what });
export const differs = (what: string): Outcome => ({ state: 'differs', what });
export const unasked = (what: string): Outcome => ({ state: 'unasked', what });
/** Right or wrong, with the same sentence. */
export const must = (holds: boolean, what: string): Outcome => (holds ? ok(what) : fault(what));

export interface Deploy {
  readonly site: URL;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether it is a stack on this machine, whose stand-ins are known to be less strict than the hosted services. */
  readonly local: boolean;
  /** A call to the site that gives up after 20 seconds and follows no redirect. */
  ask(address: string, init?: RequestInit): Promise<Response>;
}

export interface Probe {
  readonly title: string;
  readonly look: (deploy: Deploy) => Promise<readonly Outcome[]>;
}

/** The same call as a page of the site makes it. */
export const asPage = (deploy: Deploy, method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', origin: deploy.site.origin, 'accept-language': 'en' },
  body: JSON.stringify(body),
});
