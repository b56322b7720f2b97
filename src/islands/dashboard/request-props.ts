import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import type { CasePartProps } from './case-page-props.ts';

export interface RequestProps extends CasePartProps {
  readonly request: ClientFileRequest;
  readonly onSent: () => void;
}
