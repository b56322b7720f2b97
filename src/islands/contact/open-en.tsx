import { mount } from '#ui/mount.ts';
import ContactFormEn from './ContactFormEn.tsx';

const id = 'contact-form';
mount(id, <ContactFormEn email={document.getElementById(id)?.dataset.email ?? ''} />);
