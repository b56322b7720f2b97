import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import type { CaseFormProps } from '../case-page-props.ts';

export interface RequestProps extends CaseFormProps {
  readonly request: ClientFileRequest;
  readonly onSent: () => void;
  readonly onTakenBack: (name: string) => void;
}
