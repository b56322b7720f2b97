import parts from '#i18n/en/case-parts.ts';
import type { PlanProps } from './parts-props.ts';
import { PartsForm } from './PartsForm.tsx';

export default function PartsEn(props: PlanProps) {
  return <PartsForm {...props} parts={parts} />;
}
