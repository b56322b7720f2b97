import { mount } from '#ui/mount.ts';
import EligibilityQuizEs from './EligibilityQuizEs.tsx';

mount('eligibility-form', <EligibilityQuizEs />);
