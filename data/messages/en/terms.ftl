### Names of things that several front ends show.

kinds-draft = Draft
kinds-sealed = Sealed
kinds-constructed = Constructed

modes-digital = On this computer
modes-paper = With real cards

structures-swiss = Swiss
structures-roundRobin = Round robin
structures-tables = Twin Suns tables
