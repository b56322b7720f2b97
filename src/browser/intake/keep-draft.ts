import type { Device } from '#domain/intake/devices.ts';
import type { DraftFile } from '#domain/intake/draft.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import type { IntakeValues } from '#domain/intake/values.ts';
import { isWorthSaving } from '#domain/intake/wizard.ts';
import { isFinished, type WizardState } from '#domain/intake/wizard-state.ts';
import type { DraftToSave } from './save-draft-calls.ts';
import type { Wizard } from './wizard.ts';

/** Typing is saved this long after it stopped; each step is saved at once. */
export const saveAfterMs = 4_000;

/** What the keeper needs of the world: our server, this browser's memory and a clock. */
export interface DraftPorts {
  readonly save: (draft: DraftToSave, keepalive: boolean) => Promise<unknown>;
  /** Takes the draft off the server, and what this browser remembers of the filling in. */
  readonly forget: () => Promise<unknown>;
  /** Whose device it is; `open` when nobody answered. */
  readonly remember: (device: Device | 'open') => void;
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface DraftKeeper {
  /** Answers whether the server has everything now. `keepalive`: the page goes away meanwhile. */
  readonly save: (keepalive?: boolean) => Promise<boolean>;
}

/** Keeps the answers on the server while they are typed, and takes them away when they are cleared. */
export function keepDraft(wizard: Wizard, ports: DraftPorts): DraftKeeper {
  const { view, act, onChange } = wizard;
  let cancel = () => {};
  let queue: Promise<unknown> = Promise.resolve();

  /** Saves go one after another, so that an older one never arrives last; only a page that goes away cannot wait. */
  function save(keepalive = false): Promise<boolean> {
    cancel();
    const { filling } = view.get();
    const before = keepalive ? Promise.resolve() : queue;
    const saved = before.then(() => saveNow(filling, keepalive));
    queue = saved;
    return saved;
  }

  async function saveNow(filling: number, keepalive: boolean): Promise<boolean> {
    const state = view.get();
    if (state.filling !== filling || !isWorthSaving(state)) return true;
    act({ type: 'saving' });
    ports.remember(deviceIn(state.values) ?? 'open');
    try {
      await ports.save(draftOf(state), keepalive);
      act({ type: 'saved', filling });
      return true;
    } catch {
      act({ type: 'notSaved', filling });
      return false;
    }
  }

  function saveSoon(): void {
    cancel();
    cancel = ports.later(() => {
      if (view.get().draft.changed) void save();
    }, saveAfterMs);
  }

  onChange((now, before) => {
    if (now.filling !== before.filling) {
      cancel();
      // A save under way must not bring the draft back.
      queue = queue.then(ports.forget).catch(() => undefined);
    } else if (isFinished(now)) cancel();
    else if (now.arrival !== before.arrival && now.arrival.history === 'push') void save();
    else if (now.phase.at === 'form' && before.phase.at === 'sending' && now.draft.changed) void save();
    else if (now.draft.changed && hasChanged(now, before)) saveSoon();
  });
  // What was typed while this part was on its way.
  if (view.get().draft.changed) saveSoon();

  return { save };
}

const hasChanged = (now: WizardState, before: WizardState) =>
  now.values !== before.values || now.files !== before.files || now.rivals !== before.rivals;

const deviceIn = ({ device }: IntakeValues) => device || null;

const draftOf = ({ values, step, files }: WizardState): DraftToSave => ({
  answers: answersOf(values),
  step,
  // Nobody said, so it is kept as short as on a shared one.
  device: deviceIn(values) ?? 'public',
  tickets: files.flatMap(({ ticket, name, size, type }): DraftFile[] =>
    ticket ? [{ ticket, name, size, type }] : [],
  ),
});
