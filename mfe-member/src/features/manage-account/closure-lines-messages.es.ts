import type { Translation } from '@reset/remote-sdk';
import type { messages } from './closure-lines-messages.ts';

/** What closing an account ends, erases and keeps, in the Spanish of the United States. */
export const closureLines: Translation<typeof messages> = {
  namespace: 'mfe-member.closure-lines',
  texts: {
    'Your spending limit': 'Tu límite de gasto',
    'The link to your bank, with what we read there':
      'La conexión con tu banco, con lo que leímos ahí',
    'The link to your payroll, with what we read there':
      'La conexión con tu nómina, con lo que leímos ahí',
    'Your cards, and your direct deposits: pay and refunds that come later go back to who sent them':
      'Tus tarjetas y tus depósitos directos: el sueldo y los reembolsos que lleguen después regresan a quien los envió',
    'Notifications on your devices': 'Las notificaciones en tus dispositivos',
    'Your sessions: nobody can log in as you': 'Tus sesiones: nadie puede iniciar sesión como tú',
    'Your password, passkeys, authenticator app and recovery codes':
      'Tu contraseña, tus llaves de acceso, tu app de autenticación y tus códigos de recuperación',
    'The phone number that codes are texted to, and those codes':
      'El número de teléfono al que se envían códigos por mensaje de texto, y esos códigos',
    'The browsers that you logged in with': 'Los navegadores con los que iniciaste sesión',
    'Links that we mailed you': 'Los enlaces que te enviamos por correo electrónico',
    'When you downloaded your data': 'Cuándo descargaste tus datos',
    'Your name, email, phone number, home address, birth date and Social Security number':
      'Tu nombre, correo electrónico, número de teléfono, dirección, fecha de nacimiento y número de Seguro Social',
    'Your name on statements': 'Tu nombre en los estados de cuenta',
    'Who paid you, and the name that was on the payment':
      'Quién te pagó, y el nombre que aparecía en el pago',
    'What was written about disputes': 'Lo que se escribió sobre reclamaciones',
    'What you asked our support for': 'Lo que le pediste a nuestro equipo de ayuda',
    'Whether you agreed to texts': 'Si aceptaste recibir mensajes de texto',
    'How linking your payroll went, and pay that our staff set for you':
      'Cómo te fue al conectar tu nómina, y el sueldo que fijó nuestro equipo para ti',
    'Which tax returns you filed, and how they stood':
      'Qué declaraciones de impuestos presentaste, y en qué estado quedaron',
    "If your identity couldn't be verified: that it wasn't":
      'Si no se pudo verificar tu identidad: que no se pudo',
    'What you agreed to, and when': 'Lo que aceptaste, y cuándo',
    'What was bought, paid and booked, under a number and without your name':
      'Lo que se compró, pagó y registró, con un número y sin tu nombre',
    'Banks have to keep who their customers were for five years after an account is closed.':
      'Los bancos tienen que guardar quiénes fueron sus clientes durante cinco años después de cerrar una cuenta.',
    'Records of payments have to be kept for five years.':
      'Los registros de pagos se tienen que guardar durante cinco años.',
    "You may dispute for five years that you weren't accepted.":
      'Durante cinco años puedes reclamar que no te hayan aceptado.',
  },
};
