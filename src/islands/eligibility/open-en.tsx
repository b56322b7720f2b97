import { mount } from '#ui/mount.ts';
import EligibilityQuizEn from './EligibilityQuizEn.tsx';

mount('eligibility-form', <EligibilityQuizEn />);
