import { ProgressBar } from '#ui/ProgressBar.tsx';

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  /** What is happening to it, in words. */
  readonly status: string;
  readonly tone: 'busy' | 'good' | 'wait' | 'danger';
  /** 0 to 100 while it is being sent. */
  readonly percent?: number | undefined;
  readonly canRetry: boolean;
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

/** Files with size, state, progress, and what can be done about each. */
export function FileList(props: FileListProps) {
  if (props.files.length === 0) return null;
  return (
    <ul className="files" aria-label={props.label}>
      {props.files.map((file) => (
        <li key={file.id} className={`file ${file.tone}`}>
          <div className="file-facts">
            <p className="file-name">{file.name}</p>
            <p className="small quiet">{file.size}</p>
            <p className={file.tone === 'danger' ? 'error' : 'small file-status'}>{file.status}</p>
            {file.percent !== undefined && <ProgressBar label={file.name} value={file.percent} max={100} />}
          </div>
          <div className="file-actions">
            {file.canRetry && (
              <button
                type="button"
                className="button plain"
                aria-label={props.nameRetry(file.name)}
                onClick={() => props.onRetry(file.id)}
              >
                {props.words.retry}
              </button>
            )}
            <button
              type="button"
              className="button plain"
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
