import type { uploadMessages as english } from '../en/upload-messages.ts';

export const uploadMessages: typeof english = {
  'file.empty': 'Este archivo está vacío. Elija otro.',
  'file.tooLarge': 'Este archivo pesa más de 10 MB. Una foto de menor calidad puede caber.',
  'file.type': 'No podemos usar este tipo de archivo. Mande un PDF, DOC, DOCX, JPG, JPEG o PNG.',
  'file.heic':
    'Esta foto está en un formato que solo abren los dispositivos de Apple (HEIC). En los Ajustes del iPhone elija Cámara, Formatos, “Más compatible”, y tome la foto otra vez. También sirve una captura de pantalla de la foto.',
  'file.name': 'No podemos usar el nombre de este archivo. Cámbielo e intente otra vez.',
  'file.content':
    'El contenido de este archivo no corresponde a su nombre. Ábralo, guárdelo de nuevo y mande esa copia.',
  'file.encrypted':
    'Este archivo está protegido, aunque quizá no le pida contraseña. Ábralo, elija Imprimir y luego “Guardar como PDF”, y mande esa copia.',
  'file.linked':
    'Este archivo de Word carga algo de otro lugar o lleva otro archivo dentro. En Word elija Archivo, Guardar como, PDF, y mande esa copia.',
  'file.infected':
    'Un antivirus encontró algo dañino en este archivo y no lo guardamos. Mande una foto de las páginas o una copia desde otro dispositivo.',
  'file.missing': 'Este archivo no llegó. Agréguelo otra vez, por favor.',
  'files.tooMany': 'Puede agregar hasta 10 archivos.',
  'files.tooLargeTogether':
    'Todos los archivos juntos pesan más de 50 MB. Quite uno o mande otros más pequeños.',
};

export default uploadMessages;
