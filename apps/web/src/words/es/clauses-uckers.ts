import type { ClauseId } from '@ludo/rules';

export const uckersClauses = {
  'MU-1':
    'Los colores opuestos son pareja y ganan juntos. Un jugador puede decidir por dos colores, sean pareja o no.',
  'MU-2': 'Hay dos dados, que se tiran juntos. Empieza la suma más alta.',
  'MU-3':
    'Una tirada mueve dos fichas distintas con un dado cada una, en cualquier orden, o una ficha con la suma. Con la suma se come solo donde termina, y no se puede pasar una torre por el camino.',
  'MU-4':
    'Si hay manera de usar los dos dados, hay que usar los dos. Si no, se usa el más alto si se puede; si no, el más bajo.',
  'MU-5':
    'Si solo una ficha puede moverse todavía, va con la suma si puede; si no, con el dado más alto si puede; el otro dado se pierde.',
  'MU-6':
    'Un 6 en un dado pone una ficha en su salida; el otro dado puede mover entonces cualquier ficha, también esa. Un doble 6 puede sacar dos.',
  'MU-7':
    'Una tirada con un 6 da una tirada más de los dos dados, también un doble 6, y también cuando el 6 no se pudo usar. Aun así, comer una torre con un desafío termina el turno.',
  'MU-8': 'Quien cae sobre una ficha sola de los rivales la captura: la ficha vuelve a casa.',
  'MU-9':
    'Fichas de una pareja en una misma casilla son una torre mixta. No detiene a nadie, y un rival que cae en ella come todas sus fichas.',
  'MU-10':
    'Dos o más fichas de un solo color en una casilla de la pista son una torre. Los rivales no pueden pasarla ni caer en ella; la pareja sí.',
  'MU-11':
    'Una ficha que al tirar los dados estaba en la casilla justo anterior a una torre rival puede desafiarla con un 6. Ese es todo el uso de la tirada, y el 6 da otra. Una ficha de una torre mixta no puede desafiar.',
  'MU-12':
    'Mientras su desafío está en pie, un color no mueve nada más; cuenta los seises que saca. Cuando son tantos como fichas tiene la torre, la torre queda comida y el turno termina.',
  'MU-13':
    'Una ficha en casa puede desafiar a una torre que está en su propia salida. Hace falta un 6 más que fichas tiene la torre.',
  'MU-14':
    'Un desafío queda sin efecto cuando la torre ya no es de dos o más de un color, o cuando la ficha que desafía ya no está o comparte su casilla con la pareja.',
  'MU-15':
    'Cuando las cuatro fichas de un color están en la meta, primero hay que sacar un 6, que termina el turno. Desde el turno siguiente su jugador tira para las fichas de la pareja.',
  'MU-16':
    'La pareja sigue tirando en sus propios turnos. Un desafío es de su color: lo continúa quien tire por ese color.',
  'MU-17': 'A la meta se llega solo con la tirada exacta: un dado exacto, o la suma exacta.',
  'MU-18': 'Gana la pareja que primero tiene sus ocho fichas en la meta.',
  'NU-1': 'El Uckers se juega en el tablero de ludo de siempre, con brazos de seis casillas.',
  'NU-5.2':
    'Una ficha sola en el tablero va con los dos dados. No come nada en la casilla intermedia, salvo que solo se pueda usar un dado y caiga ahí.',
  'NU-8.6': 'Quien no puede mover otra cosa debe deshacer su propia torre.',
  'NU-10.1': 'Una ficha en su pasillo está a salvo.',
  'NU-11':
    'Un jugador con todas sus fichas en la meta busca el 6 desde el turno siguiente; una tirada de más que le quede se pierde.',
  'HO-1':
    'Regla de la casa: un desafío debe completarse en una sola serie. La primera tirada sin un 6 lo termina, y también el turno.',
  'WU-1':
    'Succión (suck-back): antes de tirar, una ficha que está en la última casilla de la pista antes del pasillo de un rival puede anunciar a qué casilla de ese pasillo apunta. Una ficha sola que esté allí vuelve a casa si un dado o la suma muestra a cuántas casillas está; dos fichas, si lo muestran los dos dados. Después la ficha que anuncia avanza una casilla, y el turno termina.',
  'WU-2':
    'Soplo atrás (blow-back): una ficha en su propio pasillo puede volver, con un dado o con la suma, justo a la última casilla de la pista antes de ese pasillo, si allí hay una ficha sola o una torre mixta de los rivales, y captura lo que hay. Una torre allí lo impide.',
  'WU-3':
    'Ojos de serpiente (snake eyes): si la primera tirada de un color es un doble 1 y todas sus fichas están en casa, salen las cuatro a la vez a su salida, y ese es todo el uso de la tirada. Una torre rival allí lo impide. Si se juega «salir y entrar», un doble 1 también en la segunda tirada devuelve las cuatro a casa.',
  'WU-4':
    'Cualquier doble da una tirada más de los dos dados, se use o no, como un 6; pero no cuando se busca el 6 que permite mover las fichas de la pareja, ni cuando un desafío se gana o termina por falta de un 6. En un desafío solo cuentan los seises.',
  'WU-5':
    'Con un doble, una torre de exactamente dos fichas come una torre rival de exactamente dos que está tantas casillas más adelante como muestra un dado: las dos van juntas hasta allí, y las otras dos vuelven a casa. Las torres rivales que haya en medio cierran el paso; una torre mixta no puede hacerlo.',
} satisfies Partial<Record<ClauseId, string>>;
