import type { Catalogue } from '../catalogue.ts';

export const asking: Catalogue['asking'] = {
  title: 'Una pregunta para ti, que llevas la mesa',
  end: (who: string) => `${who} quiere terminar la partida. ¿Terminarla?`,
  endYes: 'Terminar la partida',
  endNo: 'Seguir jugando',
  sit: (colour: string, name: string | null) =>
    `Alguien quiere el asiento de ${colour}${name === null ? '' : ` como ${name}`}. Quizá sea alguien a quien quitaste un asiento. ¿Le dejas?`,
  sitYes: 'Dejar que se siente',
  sitNo: 'No',
  askToEnd: 'Pedir al anfitrión que termine la partida',
  asked: {
    end: 'Se ha pedido al anfitrión que termine la partida. Hasta que responda, la partida sigue.',
    sit: 'Se ha preguntado al anfitrión si puedes sentarte.',
  },
  no: {
    end: 'El anfitrión quiere seguir jugando.',
    sit: 'El anfitrión no te ha dejado sentarte. Puedes mirar.',
  },
  mayChoose: 'El anfitrión te deja sentarte: elige un asiento libre.',
  seatGone: 'Entretanto, otra persona ha ocupado ese asiento.',
  takenOff: 'Aquí te han quitado un asiento.',
  takenOffHint: 'El anfitrión puede dejar que te sientes de nuevo.',
  askToSit: 'Pedírselo al anfitrión',
};
