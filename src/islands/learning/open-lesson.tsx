import { mount } from '#ui/mount.ts';
import LearningModule, { type LearningModuleProps } from './LearningModule.tsx';

const place = document.getElementById('lesson-bar');
if (place?.dataset.opening)
  mount(place.id, <LearningModule {...(JSON.parse(place.dataset.opening) as LearningModuleProps)} />);
