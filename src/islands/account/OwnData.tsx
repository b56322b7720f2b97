import { useEffect, useRef, useState } from 'react';
import { pathsOf } from '#domain/own-data/file-paths.ts';
import type { OwnDataAnswer } from '#domain/own-data/own-data.ts';
import { callApi } from '#browser/api.ts';
import { saveBlob } from '#browser/save-blob.ts';
import { fill, formatList, formatSize } from '#i18n/format.ts';
import { buttonRow, link } from '#ui/button.ts';
import { AccountPart } from './AccountPart.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { DoneNote } from './DoneNote.tsx';
import { OwnForm } from './OwnForm.tsx';
import { useOwnForm } from './use-own-form.ts';

const ids = { currentPassword: 'copy-password' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).ownDataRequest;

/** A copy of everything we keep, once the password is shown: as one file, or piece by piece. */
export function OwnData({ locale, words, account, messages, ownData }: PartProps) {
  const said = ownData.copy;
  const [answer, setAnswer] = useState<OwnDataAnswer | null>(null);
  const sending = useOwnForm({
    rules: loadRules,
    ids,
    messages,
    account,
    send: async (body) => {
      setAnswer(await callApi<OwnDataAnswer>('/api/account/data', { method: 'POST', locale, body }));
    },
  });
  return (
    <AccountPart title={said.title} more={ownData.more}>
      <p>{said.lead}</p>
      <p className="quiet">{said.limit}</p>
      <div className="font-strong text-good empty:hidden" role="status">
        {answer && <p>{said.ready}</p>}
      </div>
      {answer ? (
        <Copy answer={answer} locale={locale} ownData={ownData} />
      ) : (
        <OwnForm own={sending} account={account} button={{ text: said.submit, busy: said.preparing }}>
          <p className="quiet">{said.shared}</p>
          <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
        </OwnForm>
      )}
    </AccountPart>
  );
}

/** The copy that was prepared. */
function Copy({
  answer,
  locale,
  ownData,
}: { answer: OwnDataAnswer } & Pick<PartProps, 'locale' | 'ownData'>) {
  const said = ownData.copy;
  const { data, files } = answer;
  const [done, setDone] = useState<number | null>(null);
  const [saved, setSaved] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  // The form with its button is gone.
  useEffect(() => first.current?.focus(), []);
  const paths = pathsOf(files, said.folder);
  const text = JSON.stringify({ about: said.about, ...data }, null, 2);
  const size = files.reduce((sum, file) => sum + file.size, new Blob([text]).size);
  const saveAll = async () => {
    setSaved('');
    setDone(0);
    // Loaded for this press alone.
    const { zipOwnData } = await import('#browser/save-own-data.ts');
    const entries = files.map((file) => ({ file, path: paths.get(file.id) ?? file.id }));
    const { zip, missing } = await zipOwnData({ name: said.dataName, text }, entries, setDone);
    const name = fill(said.zipName, { date: data.madeAt.slice(0, 10) });
    saveBlob(zip, name);
    setSaved(
      missing.length === 0
        ? fill(said.saved, { name })
        : fill(said.partly, { name, missing: formatList(missing, locale) }),
    );
    setDone(null);
  };
  return (
    <>
      <p className={buttonRow}>
        <button
          type="button"
          className="button"
          ref={first}
          // Not disabled, or it would lose the focus.
          aria-disabled={done !== null}
          onClick={() => done === null && void saveAll()}
        >
          {done === null
            ? fill(said.all, { size: formatSize(size, locale) })
            : fill(said.saving, { done, count: files.length })}
        </button>
      </p>
      <DoneNote>{saved}</DoneNote>
      <p>
        <button
          type="button"
          className={link}
          onClick={() => saveBlob(new Blob([text], { type: 'application/json' }), said.dataName)}
        >
          {said.dataOnly}
        </button>
      </p>
      {files.length > 0 && (
        <>
          <h3 className="text-l">{said.each}</h3>
          <ul className="divide-y divide-line">
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                {/* Storage answers with a file to save; a new look makes a new address. */}
                <a
                  className={`${link} wrap-anywhere`}
                  href={`/api/account/files/${file.kind}/${file.id}`}
                  rel="nofollow"
                >
                  {file.name}
                </a>
                <span className="small quiet">
                  {fill(said.kinds[file.kind], { reference: file.belongsTo })} ·{' '}
                  {formatSize(file.size, locale)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
