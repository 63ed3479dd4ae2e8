import type { ClauseId } from '@ludo/rules';

export const raceClauses = {
  'CO-1':
    'Las fichas esperan en casa, entran a la pista por su salida, dan la vuelta y llegan a sus propias últimas casillas: el pasillo y la meta; en el tablero alemán, las casillas finales de la a a la d.',
  'CO-2':
    'Las casillas de la pista llevan una sola numeración para todos, en el sentido de las agujas del reloj: la 1 es la salida de Rojo, y en el tablero alemán la de Amarillo. En el texto de una posición cada ficha se cuenta por su propio camino, desde el 0 en su salida.',
  'CO-3':
    'Cada brazo del tablero tiene tres columnas. Las de fuera y el extremo de la central son pista; el resto de la central es el pasillo de su color.',
  'CO-4':
    'El tablero tiene una pista de 40 casillas y cuatro casillas finales, de la a a la d, para cada color.',
  'CO-5':
    'En el sentido del reloj: rojo, verde, amarillo, azul; en el tablero alemán amarillo, verde, rojo, negro. Cada color tiene además su propia forma.',
  'CO-6':
    'Cada cual tira una vez; empieza quien saca más. Quienes empatan con la tirada más alta vuelven a tirar entre sí.',
  'CO-7': 'Quien puede mover una ficha debe hacerlo. Nadie puede pasar.',
  'CO-8': 'Los turnos y las fichas van en el sentido del reloj.',
  'CO-9':
    'Juegan de dos a cuatro colores; si son dos, se sientan frente a frente. Los colores que nadie juega no tienen fichas.',
  'ML-1': 'El tablero es una cruz de cuatro brazos. Nadie entra en el pasillo de otro color.',
  'ML-2': 'La salida está junto a la casa, una casilla antes del extremo del brazo.',
  'ML-4': 'Cada color tiene cuatro fichas. Todas empiezan en casa. Hay un dado.',
  'ML-5': 'Se juega en el sentido del reloj. Empieza la tirada más alta.',
  'ML-6':
    'Cada tirada mueve una ficha, la que elijas, tantas casillas como salga. Si no se puede mover ninguna, el dado pasa.',
  'ML-7': 'Un 6 da otra tirada, aunque el 6 mismo no se pudiera usar. No hay límite.',
  'ML-8':
    'Una ficha sale de casa solo con un 6. La salida cuenta como la primera de las seis casillas. Una barrera de otro color en cualquiera de ellas la detiene.',
  'ML-9': 'Quien cae sobre una ficha sola de otro color la captura: la ficha vuelve a su casa.',
  'ML-10':
    'Dos o más fichas de un color en una casilla son una barrera. Ningún otro color puede pasarla ni caer en ella.',
  'ML-11':
    'Después de la vuelta una ficha sube por su pasillo. A la meta se llega solo con la tirada exacta.',
  'ML-12': 'Gana quien primero lleva sus cuatro fichas a la meta, y la partida termina.',
  'ML-13': 'Para niños pequeños: una ficha puede salir de casa también con un 1, que la pone en la salida.',
  'LS-3': 'Ludo Star es otro nombre de Ludo; Ludo Star Uckers, de Uckers.',
  'JL-1': 'El tablero es una cruz de cuatro brazos de seis casillas. En cada esquina esperan cuatro fichas.',
  'JL-2': 'Un 6 lleva una ficha a la salida y cinco casillas más allá.',
  'JL-3':
    'Las capturas, las barreras, la tirada exacta a la meta, la tirada de más con un 6 y el final son como en el Ludo.',
  'JL-4': 'Para niños pequeños: una ficha puede salir de casa también con un 1, que la pone en la salida.',
  'HO-2':
    'Regla de la casa: gana quien primero lleva sus cuatro fichas a la meta. Los demás siguen por los puestos siguientes, hasta que queda uno solo, que ocupa el último. Quien ya tiene un puesto no tira más, ni siquiera después de un 6.',
  'HO-3':
    'Regla de la casa: un color que tiene una ficha en casa, y todas las demás en casa o en la meta, tira hasta tres veces. Una tirada que se usa lo termina. Un 6 da otra tirada y se vuelve a contar desde cero.',
  'HO-4':
    'Regla de la casa: una o dos fichas de cada color empiezan en la salida. Si son dos, forman una barrera desde la primera tirada.',
  'HO-5':
    'Regla de la casa: una captura da otra tirada, también la de una ficha que sale de casa. Un 6 que captura da una.',
  'HO-6':
    'Regla de la casa: las cuatro salidas y las casillas que están ocho más allá (en el tablero largo, diez) son seguras: allí no se captura a nadie, y caben juntas fichas de varios colores. Dos de un mismo color son una barrera también allí.',
} satisfies Partial<Record<ClauseId, string>>;
