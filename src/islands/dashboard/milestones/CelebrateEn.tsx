import labels from '#i18n/en/milestones.ts';
import { Celebrate } from './Celebrate.tsx';

export default function CelebrateEn(props: Omit<Parameters<typeof Celebrate>[0], 'labels'>) {
  return <Celebrate {...props} labels={labels} />;
}
