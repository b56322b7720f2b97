import { useState, type FormEvent } from 'react';
import * as peopleApi from '#domain/people/api.staff.ts';
import { rights, type Right } from '#domain/access/rights.ts';
import type { Person } from '#domain/people/requests.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useStaffWords } from '../staff-words.ts';

interface RightsProps {
  readonly person: Person;
  readonly name: string;
  readonly onSaved: () => void;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** What an admin lets somebody on staff do beyond their role. */
export function Rights({ person, name, onSaved, onStale, onClose }: RightsProps) {
  const words = useStaffWords();
  const labels = words.people.rights;
  const [chosen, setGiven] = useState<ReadonlySet<Right>>(new Set(person.rights));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultFacts | null>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      await callStaffApi(peopleApi.setRights, {
        id: person.id,
        from: [...person.rights],
        to: rights.filter((right) => chosen.has(right)),
      });
      onSaved();
    } catch (error) {
      if (hasCode(error, 'stale')) onStale();
      else setFault(describeFault(error, words.account));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={fill(labels.title, { name })} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <p>{labels.text}</p>
        <div className="grid gap-2.5">
          {rights.map((right) => (
            <label className={choice} key={right}>
              <input
                className={choiceInput}
                type="checkbox"
                checked={chosen.has(right)}
                onChange={({ target }) =>
                  setGiven(
                    new Set(rights.filter((one) => (one === right ? target.checked : chosen.has(one)))),
                  )
                }
              />
              <span>{labels.names[right]}</span>
            </label>
          ))}
        </div>
        {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
        <p className="buttons">
          <button type="submit" className={button} disabled={busy}>
            {busy ? words.frame.form.saving : labels.submit}
          </button>
          <button type="button" className={secondButton} onClick={onClose}>
            {words.frame.form.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
