import { withoutTexts, type ReachFacts } from '#domain/channels/reach.ts';
import type { App } from '../app.ts';

/** What is known of the ways to a client, without texts where the operator sends none. */
export function knownWays({ config }: Pick<App, 'config'>, facts: ReachFacts): ReachFacts {
  return config.texts ? facts : withoutTexts(facts);
}
