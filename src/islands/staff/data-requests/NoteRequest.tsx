import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as ownData from '#domain/own-data/api.staff.ts';
import { noteRequest } from '#domain/own-data/requests.ts';
import { callStaffApi } from '../staff-calls.ts';
import { AddressForm } from '../AddressForm.tsx';
import { panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';

/** For people without an account or without access to it: an address, once staff made sure whose it is. */
export function NoteRequest({ words, locale, onNoted }: SectionProps & { readonly onNoted: () => void }) {
  const labels = words.dataRequests.note;
  const form = useForm({
    resolver: zodResolver(noteRequest),
    defaultValues: { email: '', language: locale },
  });
  return (
    <details className={`${panel} mt-8 max-w-160`}>
      <summary className="min-h-11">
        <h2 className="inline text-l">{labels.title}</h2>
      </summary>
      <p className="text-ink-soft">{labels.text}</p>
      <AddressForm
        words={words}
        labels={labels}
        form={form}
        send={async (body) => {
          const { created } = await callStaffApi(ownData.note, body);
          onNoted();
          return created ? labels.created : labels.again;
        }}
      />
    </details>
  );
}
