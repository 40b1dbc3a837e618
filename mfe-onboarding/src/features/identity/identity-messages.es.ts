import type { Translation } from '@reset/remote-sdk';
import type { messages } from './identity-messages.ts';

/** What is said while an applicant's identity is verified, in the Spanish of the United States. */
export const identity: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.identity',
  texts: {
    title: 'Verifica tu identidad',
    loading: 'Cargando tu verificación',
    failed: 'No pudimos cargar tu verificación.',

    'told.lead':
      'Nos diste estos datos para tus impuestos. Con ellos verificamos quién eres para tu tarjeta.',

    'wait.text': 'Espera mientras verificamos tu identidad.',
    'wait.how': 'Por lo general tarda menos de un minuto. La página avanza sola.',
    'wait.spinner': 'Verificando tu identidad',
    'wait.again': 'Intentar de nuevo',

    'approved.title': '¡Te aprobamos!',
    'approved.text': 'Verificamos tu identidad. Un paso más y tu tarjeta estará en camino.',
    'approved.continue': 'Continuar',

    'document.title': 'Necesitamos una foto de tu identificación',
    'document.text':
      'Lo que nos dijiste no alcanzó para verificar tu identidad, así que necesitamos fotos de tu identificación y de ti. Toma unos dos minutos.',
    'document.return':
      'Debes volver a esta pantalla después de subir los documentos o la verificación no se completará.',
    'document.unreadable':
      'No pudimos leer tus fotos. Tómalas de nuevo: toda la identificación en la foto, sin reflejos y con cada palabra nítida.',
    'document.loading': 'Cargando el enlace para tus fotos',
    'document.failed': 'No pudimos cargar el enlace para tus fotos.',
    'document.byText': 'Usa tu teléfono',
    'document.willText':
      'Enviaremos un enlace por mensaje de texto a tu teléfono terminado en {{digits}}.',
    'document.texted':
      'Enviamos un enlace por mensaje de texto a tu teléfono terminado en {{digits}}.',
    'document.sendText': 'Enviar el enlace a mi teléfono',
    'document.textAgain': 'Enviarlo de nuevo',
    'document.textsOver': 'Hoy ya no podemos enviarlo más veces por mensaje de texto.',
    'document.byScan': 'O escanea este código',
    'document.scan': 'Apunta la cámara de tu teléfono hacia él.',
    'document.noCode':
      'El código no se puede mostrar en este momento. Usa una de las otras opciones.',
    'document.code': 'Código con el enlace para tus fotos',
    'document.byTextToo': 'O recibe un enlace por mensaje de texto',
    'document.here': 'O usa este dispositivo',
    'document.hereFirst': 'Usa este dispositivo',
    'document.camera': 'Necesita una cámara.',
    'document.capture': 'Tomar las fotos en este dispositivo',
    'document.accepted':
      'Aceptamos una licencia de conducir, una identificación estatal o un pasaporte. Toma las fotos con buena luz.',
    'document.awaited': 'Esperando tus fotos',
    'document.wait': 'Esta página avanza sola cuando llegan tus fotos.',

    'capture.title': 'Fotos de tu identificación',
    'capture.saving': 'Guardando tus fotos',
    'capture.again': 'No se pudieron subir tus fotos. Inténtalo de nuevo.',
    'capture.stopped': 'No se pudieron subir tus fotos',
    'capture.byPhone': 'Cierra esta ventana y usa el enlace en tu teléfono.',

    'taken.title': 'Vuelve a tu solicitud',
    'taken.return':
      'Si ya tomaste tus fotos, vuelve a la pantalla donde hiciste tu solicitud, o la verificación no se completará. Avanza sola.',
    'taken.close': 'Puedes cerrar esta página.',
    'taken.wait': 'Te llevamos de vuelta a tu solicitud.',
    'taken.failed': 'No pudimos llevarte de vuelta a tu solicitud.',
    'taken.apply': 'Ir a tu solicitud',

    'review.title': 'Gracias por tu solicitud',
    'review.state': 'En revisión',
    'review.text':
      'Estamos revisando con más detalle lo que nos dijiste. No tienes que hacer nada.',
    'review.pictures':
      'Tenemos tus fotos y las estamos revisando con más detalle. No tienes que hacer nada.',
    'review.by': 'Decidiremos a más tardar el {{date}}.',
    'review.later': 'Está tardando más de lo que pensamos y seguimos en ello.',
    'review.next':
      'Te enviaremos un correo electrónico en cuanto lo sepamos, y tu próximo paso estará en tu inicio.',
    'review.dashboard': 'Ir a tu inicio',
  },
};
