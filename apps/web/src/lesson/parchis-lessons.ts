/** Parchís. The learner has the first colour. */
import { finding, playing, throwing, watching, type Lesson } from './lesson.ts';

export const parchisLesson: Lesson<'parchis'> = {
  id: 'parchis',
  ruleSet: 'parchis',
  seats: '1-2-',
  next: null,
  steps: [
    {
      name: 'five',
      at: 'parchis 1-2- b.b.b.b/-/b.b.b.10/- Y ? -',
      tasks: [throwing(5), playing('Yb>0'), watching('3 R10>13'), throwing(4), playing('Y0>4')],
      clauses: ['PA-2', 'PA-5'],
    },
    {
      name: 'capture',
      at: 'parchis 1-2- b.b.9.30/-/b.b.b.47/- Y ? -',
      tasks: [throwing(4), finding('Y9>13'), playing('Y13>33', 'Y30>50')],
      clauses: ['PA-9'],
    },
    {
      name: 'safe',
      at: 'parchis 1-2- b.b.9.40/-/b.b.b.42/- Y ? -',
      tasks: [throwing(3), finding('Y9>12'), watching('4 R42>46')],
      clauses: ['PA-3', 'PA-7'],
    },
    {
      name: 'barrier',
      at: 'parchis 1-2- b.b.18.21/-/b.b.b.51/- Y ? -',
      tasks: [throwing(3), finding('Y18>21'), watching('4'), throwing(6), playing('Y21>27')],
      clauses: ['PA-8'],
    },
    {
      name: 'seven',
      at: 'parchis 1-2- 40.50.64.h/-/b.b.b.12/- Y ? -',
      tasks: [throwing(6), finding('Y64>h'), playing('Y50>60', 'Y40>50')],
      clauses: ['PA-6', 'PA-10'],
    },
    {
      name: 'three',
      at: 'parchis 1-2- b.b.30.h/-/b.b.b.20/- Y ? -',
      tasks: [throwing(6), playing('Y30>36'), throwing(6), playing('Y36>42'), throwing(6)],
      clauses: ['PA-11'],
    },
    {
      name: 'win',
      at: 'parchis 1-2- 67.h.h.h/-/b.30.40.h/- Y ? -',
      tasks: [throwing(4), playing('Y67>h')],
      clauses: ['PA-12'],
    },
  ],
};
