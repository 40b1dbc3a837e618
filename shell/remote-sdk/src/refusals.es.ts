import type { Translation } from './language/define-messages.ts';
import { REFUSALS } from './say-refusal.ts';

/**
 * What services answer to members, applicants and visitors, in the Spanish of the United States.
 * The key is the sentence, `#` any number in it.
 */
export const refusals: Translation = {
  namespace: REFUSALS,
  texts: {
    // Of every service.
    'Please check what you entered.': 'Revisa lo que escribiste.',
    'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
    'This took too long. Please try again.': 'Esto tardó demasiado. Inténtalo de nuevo.',
    'The request took too long.': 'La solicitud tardó demasiado.',
    'The provider is not available right now. Please try again.':
      'El proveedor no está disponible en este momento. Inténtalo de nuevo.',
    'Too many attempts. Please wait a moment and try again.':
      'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    'Too many attempts. Please try again in # minutes.':
      'Demasiados intentos. Inténtalo de nuevo en # minutos.',
    'This is required.': 'Esto es obligatorio.',
    'This is too short.': 'Esto es demasiado corto.',
    'This is too long.': 'Esto es demasiado largo.',
    'Use letters. Spaces, hyphens, apostrophes, periods and commas are fine too.':
      'Usa letras. También puedes usar espacios, guiones, apóstrofos, puntos y comas.',
    'This is not an email address.': 'Esto no es un correo electrónico.',
    'This is not your password.': 'Esta no es tu contraseña.',
    'Your password or your security settings changed a moment ago. Please log in again.':
      'Tu contraseña o tu configuración de seguridad cambió hace un momento. Inicia sesión de nuevo.',

    // Accounts.
    'Invalid email or password.': 'El correo electrónico o la contraseña no son correctos.',
    'Invalid code': 'Código no válido',
    'Too many attempts. Please ask for a new code, or try again in # minutes.':
      'Demasiados intentos. Pide un código nuevo o inténtalo de nuevo en # minutos.',
    'A code was sent a moment ago. You can ask for another in # seconds.':
      'Enviamos un código hace un momento. Puedes pedir otro en # segundos.',
    'We texted many codes to this phone, and text no other for the next # minutes.':
      'Enviamos muchos códigos a este teléfono y no enviaremos otro durante los próximos # minutos.',
    'There is no phone number to send a code to.':
      'No hay un número de teléfono al que enviar un código.',
    'Two-factor authentication is on already. Turn it off first.':
      'La autenticación de dos factores ya está activada. Primero desactívala.',
    'Two-factor authentication is off.': 'La autenticación de dos factores está desactivada.',
    'You have an authenticator app already. Remove it first.':
      'Ya tienes una aplicación de autenticación. Primero quítala.',
    'You have no authenticator app.': 'No tienes una aplicación de autenticación.',
    'This took more than # minutes. Please start again.':
      'Esto tardó más de # minutos. Empieza de nuevo.',
    'Please enter your password again.': 'Escribe tu contraseña otra vez.',
    'You have no passkey.': 'No tienes una llave de acceso.',
    'You have # passkeys already. Remove one first.':
      'Ya tienes # llaves de acceso. Primero elimina una.',
    'This passkey is in use already.': 'Esta llave de acceso ya se usa.',
    'This passkey could not be added. Please try again.':
      'No se pudo agregar esta llave de acceso. Inténtalo de nuevo.',
    'This password will not do.': 'Esta contraseña no sirve.',
    'Your password must be at least # characters': 'Tu contraseña debe tener al menos # caracteres',
    'Your password must not include your name or other personal information':
      'Tu contraseña no debe incluir tu nombre ni otra información personal',
    'Your password is in a list of stolen passwords. Please choose another one':
      'Tu contraseña está en una lista de contraseñas robadas. Elige otra',
    'You must choose a strong password. Please see requirements below':
      'Debes elegir una contraseña segura. Mira los requisitos abajo',
    'Your email address is confirmed. Please contact us to change it.':
      'Tu correo electrónico está confirmado. Comunícate con nosotros para cambiarlo.',
    "You've changed your email address too often today. Please try again tomorrow, or contact us.":
      'Hoy cambiaste tu correo electrónico demasiadas veces. Inténtalo de nuevo mañana o comunícate con nosotros.',
    'You can download your data # times in # hours. Please try again later.':
      'Puedes descargar tus datos # veces en # horas. Inténtalo de nuevo más tarde.',

    // The application.
    'This step of your application is not open right now.':
      'Este paso de tu solicitud no está abierto en este momento.',
    'Linking your payroll cannot be skipped right now.':
      'En este momento no se puede omitir la conexión de tu nómina.',
    'Your application is not available right now. Please try again.':
      'Tu solicitud no está disponible en este momento. Inténtalo de nuevo.',
    'We cannot check your payroll provider right now. Please try again.':
      'En este momento no podemos comprobar tu proveedor de nómina. Inténtalo de nuevo.',
    'Please tell us who you are first.': 'Primero dinos quién eres.',
    'Your information is being verified. Please contact support to change it.':
      'Estamos verificando tu información. Comunícate con soporte para cambiarla.',
    'We need no pictures of your ID right now.':
      'En este momento no necesitamos fotos de tu identificación.',
    "We haven't received your pictures yet. Please take them first.":
      'Todavía no recibimos tus fotos. Primero tómalas.',
    'We have just texted you this link. Please wait a minute before we send it again.':
      'Acabamos de enviarte este enlace por mensaje de texto. Espera un minuto antes de que lo enviemos de nuevo.',
    'We have texted you this link several times today. Please use one of those, or try again tomorrow.':
      'Hoy te enviamos este enlace varias veces por mensaje de texto. Usa uno de esos o inténtalo de nuevo mañana.',
    'Enter the address where you live, not a PO box.':
      'Escribe la dirección donde vives, no un apartado postal.',
    'Enter your street address.': 'Escribe tu calle y número.',
    'Enter your city.': 'Escribe tu ciudad.',
    'Enter a date that exists.': 'Escribe una fecha que exista.',
    'Enter a date in the past.': 'Escribe una fecha del pasado.',
    'Check the year you were born.': 'Revisa el año en que naciste.',
    'You must be at least # years old.': 'Debes tener al menos # años.',
    "This isn't a valid Social Security number. Check the digits.":
      'Este número de Seguro Social no es válido. Revisa los dígitos.',
    "Your card is already being made, so your application can't be cancelled here anymore. Contact us with Need Help if you don't want it.":
      'Ya estamos haciendo tu tarjeta, así que tu solicitud ya no se puede cancelar aquí. Comunícate con nosotros con Necesito ayuda si no la quieres.',
    "You already have your card, so there's no application to cancel anymore. Contact us with Need Help if you don't want the card.":
      'Ya tienes tu tarjeta, así que ya no hay una solicitud que cancelar. Comunícate con nosotros con Necesito ayuda si no quieres la tarjeta.',
    "Your card is closed, so there's no application to cancel anymore. Contact us with Need Help if you have questions.":
      'Tu tarjeta está cerrada, así que ya no hay una solicitud que cancelar. Comunícate con nosotros con Necesito ayuda si tienes preguntas.',
    "We're still erasing what you told us. Please try again in a moment.":
      'Todavía estamos borrando lo que nos dijiste. Inténtalo de nuevo en un momento.',

    // Linked accounts and money.
    'This connection is not known. Please connect your payroll again.':
      'No conocemos esta conexión. Conecta tu nómina de nuevo.',
    'This connection is not known or has run out. Please connect your bank again.':
      'No conocemos esta conexión o ya venció. Conecta tu banco de nuevo.',
    'There is no payroll to disconnect.': 'No hay una nómina que desconectar.',
    'There is no bank account to disconnect.': 'No hay una cuenta bancaria que desconectar.',
    'We have no phone number of yours to text.':
      'No tenemos un número de teléfono tuyo al que enviar mensajes de texto.',
    'There is no bank account that we may debit. Link yours first.':
      'No hay una cuenta bancaria que podamos debitar. Primero conecta la tuya.',
    'You repay from your direct deposit, and have authorized no debit of your bank account.':
      'Pagas lo que gastas con tu depósito directo y no autorizaste ningún débito de tu cuenta bancaria.',
    'A repayment is on its way for this day already.': 'Ya hay un pago en camino para este día.',
    'Repayments that were asked for already take this amount, or a part of it.':
      'Los pagos que ya se pidieron toman esta cantidad, o una parte de ella.',
    'The repayment of this payday was moved already. It can be moved once.':
      'El pago de este día de pago ya se cambió de día. Puede cambiarse una vez.',
    'There is nothing to dispute about this transaction.':
      'No hay nada que reclamar de esta transacción.',
    'This dispute is decided already.': 'Esta reclamación ya está decidida.',
  },
};
