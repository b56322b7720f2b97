import { Suspense, useEffect, useEffectEvent } from 'react';
import { describePicker } from '#i18n/queued-files.ts';
import { FilePicker } from '#ui/FilePicker.tsx';
import { useField, useFormState, useGuard, type FieldProps } from '#ui/form/form-state.ts';
import { lazyWithFallback } from './lazy-with-fallback.tsx';
import { useFiles } from './use-files.ts';
import { useLocale, useWords, wordsOf } from './use-words.ts';

const JoinPhotos = lazyWithFallback(() => import('./JoinPhotos.tsx'), wordsOf('join-photos'));

interface FilesProps extends FieldProps {
  readonly purpose?: 'case' | 'contact';
  /** Of `<input accept>`, where only some kinds of files will do. */
  readonly accept?: string;
  /** One file: another one takes its place. */
  readonly isSingle?: boolean;
  /** What it says as a button in a row of others: no box, its limits only read out; what is chosen stands above the row. */
  readonly inRow?: string;
  /** Several photos may become one PDF: the pages of a letter. */
  readonly joinsPhotos?: boolean;
}

/**
 * Files of a form, sent as soon as they are chosen; the form carries their tickets and waits until each has arrived. The
 * list is empty again after the form was sent.
 */
export function Files(props: FilesProps) {
  return (
    // Its words come on their own: the form around it stays in sight.
    <Suspense>
      <FilesField {...props} />
    </Suspense>
  );
}

function FilesField({ purpose, accept, isSingle = false, inRow, joinsPhotos = false, ...props }: FilesProps) {
  const locale = useLocale();
  const words = useWords('file-picker');
  const messages: Readonly<Record<string, string>> = useWords('upload-messages');
  const { texts, form } = useField(props);
  const { alsoCalled } = useFormState();
  const files = useFiles(locale, purpose);
  const tickets = files.tickets();
  const ticketList = tickets.join(' ');
  const { name } = props;
  const hand = useEffectEvent(() =>
    form.setValue(name, tickets, { shouldValidate: form.formState.isSubmitted }),
  );
  useEffect(() => hand(), [ticketList]);
  useGuard(name, () => (files.waits() ? words.wait : null));
  const clear = useEffectEvent(() => files.clear());
  useEffect(() => {
    // The server checks files the same way for all forms, and calls them so.
    const endName = alsoCalled('files', name);
    // After success the form is empty again, and so is this list.
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      const now: unknown = values[name];
      if (changed === undefined && (now === '' || (Array.isArray(now) && now.length === 0))) clear();
    });
    return () => {
      endName();
      unsubscribe();
    };
    // One subscription for as long as the field stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  const picker = describePicker(files.queue, { ...words, hint: '' }, messages, locale);
  const replace = async (chosen: readonly File[]) => {
    await files.queue.add(chosen.slice(0, 1));
    for (const { id } of files.queue.list().slice(0, -1)) files.queue.remove(id);
  };
  return (
    <>
      <FilePicker
        {...picker}
        {...texts}
        {...(inRow !== undefined && { inRow: true, words: { ...words, add: inRow } })}
        {...(accept && { accept })}
        {...(isSingle && {
          isSingle,
          onAdd: (chosen) => void replace(chosen),
          words: { ...words, ...words.single },
        })}
        error={texts.error ?? picker.error}
      />
      {joinsPhotos && files.queue.photos().length > 1 && (
        <Suspense>
          <JoinPhotos files={files.queue} />
        </Suspense>
      )}
    </>
  );
}
