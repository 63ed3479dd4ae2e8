/** Two dice, the sailors' way, blobs with their challenges. The learner is Red. */
import { asking, finding, playing, throwing, watching, type Lesson } from './lesson.ts';
import { navySwitches, suckBack, uckersSwitches } from './switch-lessons.ts';

const IN_BASE = 'b.b.b.b';

export const uckersLesson: Lesson<'uckers'> = {
  id: 'uckers',
  ruleSet: 'uckers',
  seats: '1234',
  next: 'uckers-blobs',
  steps: [
    {
      name: 'goal',
      at: `uckers 1234 ${IN_BASE}/b.b.b.9/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(5, 3)],
      clauses: ['MU-6', 'MU-1', 'MU-18'],
    },
    {
      name: 'six',
      at: `uckers 1234 ${IN_BASE}/b.b.b.9/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(6, 4), playing('Rb>0,R0>4'), throwing(5, 2), playing('R4>>11')],
      clauses: ['MU-6', 'MU-7', 'MU-5'],
    },
    {
      name: 'split',
      at: `uckers 1234 b.b.10.20/b.b.b.64/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(5, 3), finding('R20>25,R10>13')],
      clauses: ['MU-8', 'MU-3'],
    },
    {
      name: 'total',
      at: `uckers 1234 b.b.b.10/b.b.2.65/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(5, 4), playing('R10>>19')],
      clauses: ['MU-3', 'MU-5', 'MU-8'],
    },
    {
      name: 'blob',
      at: `uckers 1234 b.b.14.20/b.b.66.66/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(5, 2), asking(0, 14, 'MU-10'), playing('R20>>27')],
      clauses: ['MU-10', 'MU-4'],
    },
    {
      name: 'home',
      at: `uckers 1234 b.b.40.71/b.b.b.9/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(4, 3), finding('R40>44,R71>h')],
      clauses: ['MU-17', 'MU-3'],
    },
    {
      name: 'partner',
      at: `uckers 1234 h.h.h.h/b.b.b.9/40.h.h.h/b.b.b.20 R ? -`,
      tasks: [
        throwing(6, 4),
        watching('21 G9>>12', '21 Y40>>43', '31 B20>>24'),
        throwing(5, 3),
        playing('Y43>>51'),
      ],
      clauses: ['MU-15', 'MU-18'],
    },
  ],
  switches: uckersSwitches,
};

export const navyLesson: Lesson<'uckers-navy'> = {
  id: 'uckers-navy',
  ruleSet: 'uckers-navy',
  seats: '1234',
  next: 'uckers-blobs',
  steps: [
    {
      name: 'goal',
      at: `uckers-navy 1234 ${IN_BASE}/b.b.b.9/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(6, 4), playing('Rb>0,R0>4')],
      clauses: ['MU-7', 'MU-6', 'MU-1', 'MU-18'],
    },
    {
      name: 'single',
      at: `uckers-navy 1234 b.b.b.10/b.b.2.6/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(5, 4), playing('R10>>19')],
      clauses: ['NU-5.2', 'MU-8'],
    },
    {
      name: 'split',
      at: `uckers-navy 1234 b.b.10.20/b.b.b.9/b.b.b.30/b.b.b.26 R ? -`,
      tasks: [throwing(5, 3), finding('R20>25,R10>13')],
      clauses: ['MU-8', 'MU-3'],
    },
    {
      name: 'barrier',
      at: `uckers-navy 1234 b.b.14.20/b.b.2.2/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(5, 2), asking(0, 14, 'MU-10'), playing('R20>>27')],
      clauses: ['MU-10', 'MU-4'],
    },
    {
      name: 'challenge',
      at: `uckers-navy 1234 b.b.14.20/b.b.2.2/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(6, 1), finding('R14*15'), throwing(6, 6), playing('R14*15')],
      clauses: ['MU-11', 'MU-12'],
    },
    {
      name: 'home',
      at: `uckers-navy 1234 b.b.40.53/b.b.b.9/b.b.b.30/b.b.b.20 R ? -`,
      tasks: [throwing(4, 3), finding('R40>44,R53>h')],
      clauses: ['NU-10.1', 'MU-17'],
    },
    {
      name: 'partner',
      at: `uckers-navy 1234 54.h.h.h/b.b.b.9/30.h.h.h/b.b.b.12 R ? -`,
      tasks: [
        throwing(6, 2),
        playing('R54>h'),
        watching('21 G9>>12', '21 Y30>>33', '31 B12>>16'),
        throwing(6, 5),
      ],
      clauses: ['NU-11', 'MU-18'],
    },
  ],
  switches: navySwitches,
};

export const blobsLesson: Lesson<'uckers-blobs'> = {
  id: 'uckers-blobs',
  ruleSet: 'uckers',
  seats: '1234',
  next: null,
  steps: [
    {
      name: 'wall',
      at: `uckers 1234 b.12.17.40/${IN_BASE}/${IN_BASE}/b.b.b.28 R ? -`,
      tasks: [throwing(5, 2), finding('R12>17,R40>42'), watching('21', '31', '54 B28>33')],
      clauses: ['MU-10', 'MU-4'],
    },
    {
      name: 'mixed',
      at: `uckers 1234 b.b.15.40/${IN_BASE}/b.b.b.54/b.b.b.9 R ? -`,
      tasks: [throwing(5, 3), finding('R15>20,R40>43')],
      clauses: ['MU-9'],
    },
    {
      name: 'break',
      at: `uckers 1234 b.b.15.40/b.b.b.3/${IN_BASE}/b.b.b.37 R ? -`,
      tasks: [throwing(5, 3), finding('R15>20,R40>43')],
      clauses: ['MU-9'],
    },
    {
      name: 'challenge',
      at: `uckers 1234 b.b.20.40/${IN_BASE}/${IN_BASE}/b.10.38.38 R ? -`,
      tasks: [throwing(6, 2), finding('R20*21')],
      clauses: ['MU-11'],
    },
    {
      name: 'count',
      at: null,
      tasks: [
        throwing(6, 3),
        playing('R20*21'),
        throwing(5, 2),
        watching('21', '31', '21 B10>>13'),
        throwing(6, 4),
        playing('R20*21'),
      ],
      clauses: ['MU-12'],
    },
    {
      name: 'lapse',
      at: `uckers 1234 b.b.20.40/${IN_BASE}/${IN_BASE}/b.b.38.38 R ? cR21*1`,
      tasks: [throwing(5, 2), watching('21', '31', '41 B38>42,B38>39')],
      clauses: ['MU-14', 'MU-12'],
    },
    {
      name: 'base',
      at: `uckers 1234 b.b.b.40/${IN_BASE}/${IN_BASE}/b.b.17.17 R ? -`,
      tasks: [throwing(6, 5), finding('Rb*0')],
      clauses: ['MU-13'],
    },
    suckBack,
  ],
};
