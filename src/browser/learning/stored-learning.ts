import { isModuleId, type ModuleId } from '#domain/learning/modules.ts';
import { clampProgress, type ProgressByModule } from '#domain/learning/progress.ts';
import type { ProgressIntent } from '#domain/learning/requests.ts';
import { learningKey } from '#browser/page/keys.ts';
import { isSharedDevice } from '#browser/shared-device.ts';
import { keepForTabs, keepSession, readFromTabs, readSession } from '#browser/storage.ts';

/** A change that the account does not have yet: what kind it was, and from which value it started. */
export interface Unsent {
  readonly intent: ProgressIntent;
  readonly from: number;
}
export type UnsentByModule = Readonly<Partial<Record<ModuleId, Unsent>>>;

/**
 * What this browser knows about learning. `progress` is what was last seen, including an account's, so that a page
 * without a connection does not fall back to 0. `unsent` is what must still reach the account, at the latest at the
 * next sign-in. It is rewritten at every change. A field added here must be optional, since browsers return with old
 * values.
 */
export interface StoredLearning {
  readonly progress: ProgressByModule;
  readonly unsent: UnsentByModule;
}

/** On a shared computer only the tab remembers, so nothing of an earlier visitor gets into somebody else's account. */
export function readStoredLearning(): StoredLearning {
  const text = isSharedDevice()
    ? readSession(learningKey)
    : (readFromTabs(learningKey) ?? readSession(learningKey));
  return parseStoredLearning(text);
}

export function storeLearning(learning: StoredLearning): void {
  const text = JSON.stringify(learning);
  if (isSharedDevice()) return keepSession(learningKey, text);
  keepForTabs(learningKey, text);
  // Storage for all tabs may be blocked while the tab's own works.
  if (readFromTabs(learningKey) !== text) keepSession(learningKey, text);
}

/** Turns anything stored by an older page, another program or a curious visitor into something valid. */
export function parseStoredLearning(text: string | null): StoredLearning {
  const progress: Partial<Record<ModuleId, number>> = {};
  const unsent: Partial<Record<ModuleId, Unsent>> = {};
  const value = parseObject(text);
  for (const [id, percent] of Object.entries(objectOf(value.progress)))
    if (isModuleId(id) && typeof percent === 'number') progress[id] = clampProgress(percent);
  for (const [id, change] of Object.entries(objectOf(value.unsent))) {
    const { intent, from } = objectOf(change);
    if (isModuleId(id) && progress[id] !== undefined)
      unsent[id] = {
        intent: intent === 'set' ? 'set' : 'advance',
        from: typeof from === 'number' ? clampProgress(from) : 0,
      };
  }
  return { progress, unsent };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
