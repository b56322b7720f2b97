import { mount } from '#ui/mount.ts';
import ContactFormEs from './ContactFormEs.tsx';

const id = 'contact-form';
mount(id, <ContactFormEs email={document.getElementById(id)?.dataset.email ?? ''} />);
