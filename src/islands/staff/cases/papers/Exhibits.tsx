import { Suspense, useState } from 'react';
import type { DraftExhibit } from '#domain/papers/make-request.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { lazyWithFallback } from '../../../calls/lazy-with-fallback.tsx';
import { PartHeading } from '../../Panel.tsx';
import type { MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

const CoverPages = lazyWithFallback(() => import('./CoverPages.tsx'));

interface ExhibitsProps extends MatterPapersProps {
  readonly exhibits: readonly DraftExhibit[];
}

/** The exhibits as they go into a packet, each with what is covered on it. */
export function Exhibits({ exhibits, ...props }: ExhibitsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { onChanged } = props;
  const labels = words.papers.made.exhibits;
  const [open, setOpen] = useState('');
  const [note, setNote] = useState('');
  if (exhibits.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <PartHeading>{labels.title}</PartHeading>
      <p className="text-xs">{labels.lead}</p>
      <DoneNote>{note}</DoneNote>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {exhibits.map((exhibit) => (
          <li key={exhibit.fileId} className="grid gap-0.5 py-1.25">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-strong">{exhibit.name}</span>
              <span className="text-xs wrap-anywhere text-ink-soft">{exhibit.fileName}</span>
            </p>
            {exhibit.coveredAt && (
              <p className="text-xs text-ink-soft">
                {[
                  plural(exhibit.boxes ?? 0, labels.covered, locale),
                  formatDate(exhibit.coveredAt, locale),
                ].join(', ')}
              </p>
            )}
            <p className="flex flex-wrap gap-x-4">
              {exhibit.uploadId && (
                <button
                  type="button"
                  className={link}
                  aria-label={fill(labels.coverNamed, { name: exhibit.name })}
                  onClick={() => {
                    setNote('');
                    setOpen(exhibit.fileId);
                  }}
                >
                  {exhibit.coveredAt ? labels.again : labels.cover}
                </button>
              )}
              {exhibit.coveredUploadId && (
                <a
                  className={link}
                  href={`/api/staff/files/${exhibit.coveredUploadId}`}
                  aria-label={fill(labels.seeNamed, { name: exhibit.name })}
                  download
                >
                  {labels.see}
                </a>
              )}
            </p>
            {open === exhibit.fileId && (
              <Suspense>
                <CoverPages
                  {...props}
                  exhibit={exhibit}
                  onClose={() => setOpen('')}
                  onSaved={() => {
                    setOpen('');
                    setNote(labels.done);
                    onChanged();
                  }}
                />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
