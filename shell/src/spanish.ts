import type { Translation } from '@reset/remote-sdk';
import { sdkInSpanish } from '@reset/remote-sdk/spanish';
import { provideWords } from '@reset/shared-ui';
import { spanishWords } from '@reset/shared-ui/spanish-words.ts';
import type { messages } from './messages.ts';

const shell: Translation<typeof messages> = {
  namespace: 'shell',
  texts: {
    title: '{{title}} | Reset',
    brand: 'Reset',
    skipToContent: 'Saltar al contenido',
    mainNavigation: 'Principal',
    breadcrumbs: 'Ruta de navegación',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    loadingPage: 'Cargando la página',
    more: 'Más',
    backToDashboard: 'Volver al inicio',

    'menu.greeting': '¡Hola, {{firstName}}!',
    'menu.unnamed': 'Tu cuenta',
    'menu.dashboard': 'Inicio',
    'menu.account': 'Cuenta',
    'menu.help': 'Ayuda',
    'menu.admin': 'Administración',
    'menu.logOut': 'Cerrar sesión',
    'menu.logOutFailed': 'No pudimos cerrar tu sesión. Inténtalo de nuevo.',
    logIn: 'Iniciar sesión',
    signUp: 'Regístrate',
    siteMenu: 'Menú',

    'viewing.label': 'Viendo como otra persona',
    'viewing.as': 'Estás viendo Reset como {{name}}.',
    'viewing.left_one': 'Queda {{count}} minuto',
    'viewing.left_other': 'Quedan {{count}} minutos',
    'viewing.readOnly': 'No puedes cambiar nada.',
    'viewing.formsOff': 'No se puede enviar nada mientras ves Reset como otra persona.',
    'viewing.stop': 'Dejar de ver como esta persona',
    'viewing.stopFailed': 'Sigues viendo como esta persona. Inténtalo de nuevo.',

    'override.label': 'Otra versión que la de los demás',
    'override.shown': 'Ves {{slice}} en la versión {{version}}.',
    'override.brief': '{{slice}} {{version}}',
    'override.until': 'Hasta las {{time}}',
    'override.end': 'Volver a la versión publicada',
    'override.endFailed': 'Sigues viendo esta versión. Inténtalo de nuevo.',

    'unconfirmed.label': 'Confirma tu correo electrónico',
    'unconfirmed.sent': 'Abre el correo que enviamos a {{email}} para confirmar tu dirección.',
    'unconfirmed.notThere': '¿No está? Revisa tu carpeta de correo no deseado.',
    'unconfirmed.resend': 'Reenviar',
    'unconfirmed.emailSent': 'Correo enviado',

    'notFound.title': 'Página no encontrada',

    'area.title': 'Esta página no está disponible en este momento',
    'area.override':
      'La versión {{version}} de {{slice}}, que abriste, no carga. Los demás no la ven: vuelve a la versión publicada en la barra de arriba.',
    'area.offline': 'No tienes conexión. Esta página cargará cuando vuelvas a conectarte.',
    'area.message':
      'Algo de nuestro lado no cargó. El resto de Reset funciona como siempre y tu dinero no se ve afectado.',
  },
};

provideWords('es-US', spanishWords);

export default [shell, ...sdkInSpanish];
