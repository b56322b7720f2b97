import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ownDataRequest } from '#domain/access/own-account.ts';
import { promises } from '#domain/promises/timings.ts';
import { callApi } from '#browser/api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults } from './form-faults.ts';
import type { PartProps } from './OwnAccountPage.tsx';
import { useAction } from './use-action.ts';

const ids = { currentPassword: 'erase-password' } as const;

/** Says what goes and what must stay before it asks; a wish that was sent can be taken back until it is done. */
export function Erasure(props: PartProps) {
  const { locale, account, own, ownData, reload } = props;
  const said = ownData.erase;
  const action = useAction(account);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(own.erasureDue);
  useEffect(() => {
    if (before.current === own.erasureDue) return;
    before.current = own.erasureDue;
    // What was pressed is gone: the keyboard goes on at what came of it.
    box.current?.focus();
  }, [own.erasureDue]);
  return (
    <details className="card" open={own.erasureDue !== null || undefined}>
      <summary>
        <h2>{said.title}</h2>
        <span className="link" aria-hidden="true">
          {ownData.more}
        </span>
      </summary>
      {own.erasureDue === null ? (
        <>
          <div tabIndex={-1} ref={box}>
            <p>{fill(said.lead, { days: promises.dataRequestDays })}</p>
          </div>
          <List title={said.gone} lines={said.goneList} />
          <List title={said.kept} lines={said.keptList} />
          <Ask {...props} />
        </>
      ) : (
        <div className="notice" tabIndex={-1} ref={box}>
          <p>
            <strong>{said.asked}</strong>
          </p>
          <p>{fill(said.askedText, { date: formatDate(own.erasureDue, locale) })}</p>
          <p className="buttons">
            <button
              type="button"
              className="button second"
              disabled={action.busy}
              onClick={() =>
                void action.run(async () => {
                  await callApi('/api/account/erasure', { method: 'DELETE', locale });
                  await reload();
                }, said.withdrawn)
              }
            >
              {said.withdraw}
            </button>
          </p>
        </div>
      )}
      {action.fault && <Fault title={account.faultTitle} text={action.fault.text} takesFocus />}
      <p role="status">{action.said}</p>
    </details>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Ask({ locale, words, account, messages, ownData, reload }: PartProps) {
  const said = ownData.erase;
  const form = useForm({ resolver: zodResolver(ownDataRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const [open, setOpen] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    faults.clear();
    setOpen(false);
    try {
      await callApi('/api/account/erasure', { method: 'POST', locale, body: values });
      form.reset();
      await reload();
    } catch (error) {
      if (hasCode(error, 'open_case')) setOpen(true);
      else faults.onRefused(error);
    }
  }, faults.onInvalid);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems faults={faults} account={account} />
      <CurrentPassword
        id={ids.currentPassword}
        words={words}
        account={account}
        error={faults.errorOf('currentPassword')}
        input={form.register('currentPassword')}
      />
      <p className="buttons">
        <button type="submit" className="button second" disabled={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? words.saving : said.submit}
        </button>
      </p>
      <div role="alert">
        {open && (
          <div className="notice">
            <p>
              <strong>{said.openTitle}</strong>
            </p>
            <p>{said.open}</p>
            <p>
              <a className="link" href={path('contact', locale)}>
                {said.openWrite}
              </a>
            </p>
          </div>
        )}
      </div>
    </form>
  );
}
