import { plainButton } from '#ui/button.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  /** The state of the upload, in words. */
  readonly status: string;
  readonly tone: 'busy' | 'good' | 'wait' | 'danger';
  /** 0 to 100 during the upload. */
  readonly percent?: number | undefined;
  readonly canRetry: boolean;
  /** Address of a small picture, for photos. */
  readonly thumbnail?: string | undefined;
}

interface FileListProps {
  readonly label: string;
  readonly files: readonly ListedFile[];
  readonly words: { readonly remove: string; readonly retry: string };
  /** Names for screen readers: "Remove receipt.pdf". */
  readonly nameRemove: (name: string) => string;
  readonly nameRetry: (name: string) => string;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

const edges = {
  busy: 'border-s-line-strong',
  good: 'border-s-good',
  wait: 'border-s-accent',
  danger: 'border-s-danger',
};
const states = { busy: '', good: 'text-good', wait: '', danger: 'font-strong text-danger' };

/** Files with size, state and progress, each with buttons to remove it or try again. */
export function FileList(props: FileListProps) {
  if (props.files.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2.5" aria-label={props.label}>
      {props.files.map((file) => (
        <li
          key={file.id}
          className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-s border border-s-4 border-line bg-card px-4 py-3.5 ${edges[file.tone]}`}
        >
          {file.thumbnail && (
            <img
              className="size-14 shrink-0 rounded-s border border-line object-cover object-top"
              src={file.thumbnail}
              alt=""
            />
          )}
          <div className="min-w-0 grow basis-40">
            <p className="font-strong wrap-anywhere" translate="no">
              {file.name}
            </p>
            <p className="small quiet">{file.size}</p>
            <p className={`text-s ${states[file.tone]}`}>{file.status}</p>
            {file.percent !== undefined && (
              <ProgressBar className="mt-2" label={file.name} value={file.percent} max={100} />
            )}
          </div>
          <div className="-ms-3 flex flex-wrap">
            {file.canRetry && (
              <button
                type="button"
                className={plainButton}
                aria-label={props.nameRetry(file.name)}
                onClick={() => props.onRetry(file.id)}
              >
                {props.words.retry}
              </button>
            )}
            <button
              type="button"
              className={plainButton}
              aria-label={props.nameRemove(file.name)}
              onClick={() => props.onRemove(file.id)}
            >
              {props.words.remove}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
